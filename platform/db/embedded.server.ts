import { PGlite, type PGliteOptions, type QueryOptions, type Transaction, types } from "@electric-sql/pglite";

type Answers = Awaited<ReturnType<PGlite["execProtocolStream"]>>;
type Statement = { name: Uint8Array; parameters?: Answers; columns?: Answers };

const mostStatements = 300;

const utf8 = { read: new TextDecoder(), write: new TextEncoder() };
const code = (letter: string) => letter.charCodeAt(0);
const parse = code("P");
const bind = code("B");
const describe = code("D");
const close = code("C");
const statement = code("S");
const portal = code("P");

/** A message of PostgreSQL's protocol: type byte, length, body. */
function message(letter: number, ...parts: Uint8Array[]) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 5));
  bytes[0] = letter;
  new DataView(bytes.buffer).setInt32(1, bytes.length - 1);
  let at = 5;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const asText = (value: string) => value;
/** Drizzle parses dates itself. Set once here, because PGlite would merge the parsers again for every statement. */
const parsers = Object.fromEntries(
  [types.DATE, types.INTERVAL, types.TIMESTAMP, types.TIMESTAMPTZ].map((type) => [type, asText]),
);
const withOurParsers = (options?: QueryOptions) => options && { ...options, parsers: undefined };

/** Parses and plans each statement only once, which halves the work of a short statement (docs/decisions/0019). */
export class EmbeddedPostgres extends PGlite {
  readonly #known = new Map<string, Statement>();
  #named = 0;
  #current: Statement | undefined;

  constructor(options: PGliteOptions) {
    super({ ...options, parsers });
  }

  override query<Row>(text: string, params?: unknown[], options?: QueryOptions) {
    return super.query<Row>(text, params, withOurParsers(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>) {
    return super.transaction((tx) => {
      const query = tx.query;
      tx.query = (text, params, options) => query(text, params, withOurParsers(options));
      return work(tx);
    });
  }

  override async execProtocolStream(
    sent: Uint8Array,
    options?: Parameters<PGlite["execProtocolStream"]>[1],
  ): Promise<Answers> {
    const send = (bytes: Uint8Array) => super.execProtocolStream(bytes, options);
    if (sent[0] === parse) {
      const text = utf8.read.decode(sent.subarray(6));
      this.#current = this.#known.get(text);
      if (this.#current) {
        // Moves the statement to the end of the map, because a full map forgets its first entry.
        this.#known.delete(text);
        this.#known.set(text, this.#current);
        return [];
      }
      if (this.#known.size >= mostStatements) await this.#forgetOne(send);
      this.#named += 1;
      const made = { name: utf8.write.encode(`s${this.#named}\0`) };
      const answers = await send(message(parse, made.name, sent.subarray(6)));
      this.#known.set(text, made);
      this.#current = made;
      return answers;
    }
    const current = this.#current;
    if (!current) return send(sent);
    if (sent[0] === describe && sent[5] === statement)
      return (current.parameters ??= await send(message(describe, sent.subarray(5, 6), current.name)));
    if (sent[0] === describe && sent[5] === portal) return (current.columns ??= await send(sent));
    if (sent[0] === bind) return send(message(bind, sent.subarray(5, 6), current.name, sent.subarray(7)));
    return send(sent);
  }

  async #forgetOne(send: (bytes: Uint8Array) => Promise<Answers>) {
    const [oldest] = this.#known;
    if (!oldest) return;
    this.#known.delete(oldest[0]);
    await send(message(close, Uint8Array.of(statement), oldest[1].name));
  }
}
