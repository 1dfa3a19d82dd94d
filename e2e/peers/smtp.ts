import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/**
 * The mode `drop` accepts a message, but closes the connection without confirming the message. `nodns` answers 450 to
 * the recipients of one domain. `hang-…` gives no answer to that command; `hang-one` none to RCPT TO of that domain.
 * `hang-one-held` does as well, and holds the answer to MAIL FROM until then, as Postfix does with pipelined commands.
 */
export type SmtpMode =
  | "ok"
  | "down"
  | "hang"
  | "hang-mail"
  | "hang-rcpt"
  | "hang-one"
  | "hang-one-held"
  | "hang-data"
  | "421"
  | "450"
  | "451"
  | "452"
  | "550"
  | "535"
  | "553"
  | "drop"
  | "nodns";

const unknownDomain = "@nodns.example";

export type ReceivedMail = {
  recipients: string[];
  sender: string;
  /** Names in lower case, with folded lines joined; repeated headers are listed twice. */
  headers: [name: string, value: string][];
  body: string;
};

const refusal = (code: number) => Object.assign(new Error("Not now"), { responseCode: code });

function parse(raw: string): Pick<ReceivedMail, "headers" | "body"> {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => [
    line.split(":")[0]?.toLowerCase() ?? "",
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return { headers, body: raw.slice(end + 4) };
}

/** A fake mail server on loopback that fails on demand and stores accepted messages. */
export async function startSmtpPeer(port = 0) {
  let mode: SmtpMode = "ok";
  let server: SMTPServer | undefined;
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let attempts = 0;

  const socketsOf = (port?: number) => [...sockets].filter(({ remotePort }) => !port || remotePort === port);
  const cutOff = (port?: number) => socketsOf(port).forEach((socket) => socket.destroy());

  function create() {
    return new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      logger: false,
      onConnect(_session, done) {
        attempts += 1;
        if (mode === "hang") return;
        done(mode === "421" ? refusal(421) : null);
      },
      onAuth(_auth, _session, done) {
        done(mode === "535" ? refusal(535) : null, { user: "lab" });
      },
      onMailFrom(_address, { remotePort }, done) {
        if (mode === "hang-mail") return;
        if (mode === "hang-one-held") socketsOf(remotePort).forEach((socket) => socket.cork());
        done(mode === "451" || mode === "553" ? refusal(Number(mode)) : null);
      },
      onRcptTo({ address }, { remotePort }, done) {
        const isUnknown = address.endsWith(unknownDomain);
        if (mode === "hang-rcpt" || (mode.startsWith("hang-one") && isUnknown)) return;
        if (mode === "hang-one-held") socketsOf(remotePort).forEach((socket) => socket.uncork());
        if (mode === "nodns" && isUnknown) done(refusal(450));
        else done(mode === "450" || mode === "550" ? refusal(Number(mode)) : null);
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (mode === "hang-data") return;
          if (mode === "452") return void done(refusal(452));
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            recipients: rcptTo.map(({ address }) => address),
            sender: mailFrom ? mailFrom.address : "",
            ...parse(Buffer.concat(chunks).toString("utf8")),
          });
          if (mode === "drop") cutOff(session.remotePort);
          else done();
        });
      },
    });
  }

  async function listen() {
    server = create();
    server.on("error", () => {});
    server.server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
    port = (server.server.address() as AddressInfo).port;
  }

  async function close() {
    const closing = server;
    server = undefined;
    if (!closing) return;
    cutOff();
    await new Promise<void>((resolve) => closing.close(resolve));
  }

  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    async set(next: SmtpMode) {
      if (mode.startsWith("hang")) cutOff();
      mode = next;
      if (next === "down") await close();
      else if (!server) await listen();
    },
    close,
  };
}

export type SmtpPeer = Awaited<ReturnType<typeof startSmtpPeer>>;
