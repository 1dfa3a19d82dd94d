import type { ReactNode } from "react";
import { Body, Button, Container, Head, Hr, Html, Link, Section, Text } from "react-email";
import { render } from "@react-email/render";
import type { Lang } from "../platform/language/language.ts";
import { oneLine } from "../platform/language/one-line.ts";
import { typo } from "../platform/language/typo.ts";
import { type StopKind, stopWords } from "./stop.ts";

export type EmailBranding = {
  organisation: string;
  /** The organisation's postal address; empty if the operator has not entered it yet. */
  postalAddress: string;
  contactEmail: string;
  /** The e-mail address in the From header. */
  senderEmail: string;
  /** Full URLs of the site's pages. */
  homeUrl: string;
  signInUrl: string;
  programUrl: string;
  guideUrl: string;
  blogUrl: string;
  privacyUrl: string;
  /** Set if the recipient can unsubscribe at `url` or, if `stopped` is true, subscribe again there. */
  stop?: { kind: StopKind; url: string; stopped: boolean };
};

export type WrittenEmail = {
  subject: string;
  html: string;
  text: string;
  /** The URL for the List-Unsubscribe header; only set for e-mails that the recipient can unsubscribe from. */
  unsubscribeUrl?: string;
};

type Parts = {
  lang: Lang;
  from: EmailBranding;
  subject: string;
  /** The preview text that mail programs display next to the subject. */
  preview: string;
  /** The sentence in the footer that explains why the recipient gets this e-mail. */
  reason: string;
  /** The heading of the e-mail: the subject if undefined, no heading if null. */
  heading?: string | null;
};

const fonts = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";
const ink = "#0C2A2D";
const quiet = "#3C5659";
export const lagoon = "#0F5C5C";
export const line = "#CFDBD8";

const words = {
  en: { privacy: "How we use your data" },
  fr: { privacy: "Données personnelles" },
};

const styles = {
  page: { margin: 0, padding: "24px 12px", backgroundColor: "#F4F7F6", fontFamily: fonts, color: ink },
  sheet: {
    maxWidth: 560,
    margin: "0 auto",
    padding: 28,
    backgroundColor: "#FFFFFF",
    borderRadius: 14,
    textAlign: "left",
    // Without these rules, a long URL or name would make the e-mail wider than a phone. Older mail programs support
    // only `word-break`.
    overflowWrap: "anywhere",
    wordBreak: "break-word",
  },
  name: { margin: "0 0 20px", fontSize: 15, fontWeight: 700, color: lagoon },
  heading: { margin: "0 0 16px", fontSize: 26, lineHeight: "30px", fontWeight: 800, color: ink },
  text: { margin: "0 0 16px", fontSize: 16, lineHeight: "25px", color: ink },
  note: { margin: "0 0 16px", fontSize: 14, lineHeight: "21px", color: quiet },
  button: {
    padding: "14px 22px",
    backgroundColor: "#FF6B6B",
    color: ink,
    borderRadius: 10,
    fontSize: 16,
    fontWeight: 700,
  },
  hidden: { display: "none", overflow: "hidden", maxHeight: 0, opacity: 0 },
  rule: { margin: "28px 0 16px", borderColor: line },
  footLink: { color: lagoon, textDecoration: "underline" },
  foot: { margin: "0 0 6px", fontSize: 13, lineHeight: "19px", color: quiet },
} as const;

export const Heading = ({ children }: { children: ReactNode }) => <h1 style={styles.heading}>{children}</h1>;
export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={styles.text}>{children}</Text>;
export const Note = ({ children }: { children: ReactNode }) => <Text style={styles.note}>{children}</Text>;
export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: "24px 0" }}>
    <Button href={href} style={styles.button}>
      {children}
    </Button>
  </Section>
);

function Sheet({ lang, from, subject, preview, reason, heading = subject, children }: Parts & { children: ReactNode }) {
  return (
    <Html lang={lang}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Body lang={lang} style={styles.page}>
        <div style={styles.hidden} data-skip-in-text="true">
          {preview}
        </div>
        <Container style={styles.sheet}>
          <Text style={styles.name}>{from.organisation}</Text>
          {heading && <Heading>{heading}</Heading>}
          {children}
          <Hr style={styles.rule} />
          <Text style={styles.foot}>{reason}</Text>
          <Text style={styles.foot}>
            {[from.organisation, from.postalAddress, from.contactEmail].filter(Boolean).join(" · ")}
            <br />
            {from.stop && (
              <>
                <Link href={from.stop.url} style={styles.footLink}>
                  {stopWords(lang, from.stop.kind)}
                </Link>
                <br />
              </>
            )}
            <Link href={from.privacyUrl} style={styles.footLink}>
              {words[lang].privacy}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** Matches prefixes such as "Re:" and "Fwd:", which would make the e-mail look like a reply or a forwarded e-mail. */
const answers = /^(?:(?:re|fwd?|tr|aw|wg)\s*:\s*)+/i;

export async function renderEmail(parts: Parts, children: ReactNode): Promise<WrittenEmail> {
  const { from } = parts;
  const subject = oneLine(parts.subject).replace(answers, "");
  const sheet = (
    <Sheet {...parts} subject={subject}>
      {children}
    </Sheet>
  );
  const html = await render(sheet);
  const text = await render(sheet, {
    plainText: true,
    htmlToTextOptions: { wordwrap: 76, selectors: [{ selector: "h1", options: { uppercase: false } }] },
  });
  return { subject, html, text, ...(from.stop && { unsubscribeUrl: from.stop.url }) };
}

/** The first of the private-use characters that stand for inserted values while French typography is applied. */
const firstKept = 0xe100;
const keptValues = /[\uE100-\uE1FF]/g;

/** Inserts the values into a sentence and applies French typography to the sentence, but not to the values. */
function setAround(say: (...values: unknown[]) => string, values: readonly unknown[]) {
  const kept = values.map((value, at) =>
    typeof value === "string" && (typo(value) !== value || value.match(keptValues))
      ? String.fromCharCode(firstKept + at)
      : value,
  );
  return typo(say(...kept)).replaceAll(keptValues, (sign) => String(values[sign.charCodeAt(0) - firstKept] ?? ""));
}

/**
 * Applies French typography (spaces, apostrophes, ellipses) to the texts of an e-mail, but not to the values inserted
 * in them.
 */
export function french<Words extends Record<string, string | ((...values: never[]) => string)>>(words: Words): Words {
  const set = ([name, entry]: [string, Words[string]]) => [
    name,
    typeof entry === "string"
      ? typo(entry)
      : (...values: unknown[]) => setAround(entry as (...values: unknown[]) => string, values),
  ];
  return Object.fromEntries(Object.entries(words).map((entry) => set(entry as [string, Words[string]]))) as Words;
}
