import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, lagoon, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

export type QuizResultText = { title: string; description: string; objective: string; steps: string[]; scale: string };

type Result = QuizResultText & { score: number; max: number };

const en = {
  subject: (title: string) => `Your quiz result: ${title}`,
  preview: (score: string, max: string) => `${score} out of ${max}, and three steps for the coming weeks.`,
  heading: "Your result",
  objective: "Your aim",
  steps: "Next steps",
  action: "Get the 30-day guide",
  reason:
    "You’re getting this message because this address was entered at the end of the quiz on our site. If it wasn’t you, there’s nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (title) => `Ton résultat au quiz : ${title}`,
    preview: (score, max) => `${score} sur ${max}, et trois étapes pour les semaines qui viennent.`,
    heading: "Ton résultat",
    objective: "Ton objectif",
    steps: "Prochaines étapes",
    action: "Recevoir le guide de 30 jours",
    reason:
      "Tu reçois ce message parce que cette adresse a été saisie à la fin du quiz sur notre site. Si tu n'as rien demandé, ignore ce message.",
  }),
};

/** The e-mail contains only fixed texts and the score, because anyone can enter a stranger's e-mail address. */
export function quizResult(lang: Lang, from: EmailBranding, { score, max, title, scale, ...profile }: Result) {
  const say = words[lang];
  return renderEmail(
    {
      lang,
      from,
      heading: null,
      subject: say.subject(title),
      preview: say.preview(String(score), String(max)),
      reason: say.reason,
    },
    <>
      <Note>{say.heading}</Note>
      <Heading>{title}</Heading>
      <div style={{ margin: "0 0 16px", fontSize: 30, lineHeight: "36px", fontWeight: 700, color: lagoon }}>
        {score} / {max}
      </div>
      <Paragraph>{profile.description}</Paragraph>
      <Paragraph>
        <strong>{say.objective}</strong>
        <br />
        {profile.objective}
      </Paragraph>
      <Paragraph>
        <strong>{say.steps}</strong>
      </Paragraph>
      {profile.steps.map((step, index) => (
        <Paragraph key={step}>
          {index + 1}. {step}
        </Paragraph>
      ))}
      <Action href={from.guideUrl}>{say.action}</Action>
      <Note>{scale}</Note>
    </>,
  );
}
