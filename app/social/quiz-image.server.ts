import type { QuestionPoints } from "../../domain/quiz/scoring.ts";
import type { Lang } from "../../platform/language/language.ts";
import { quizWords } from "../quiz/words.ts";
import { flamingo, type Frame, landscapeOf } from "../sections/quiz-landscape.ts";
import { colours, drawPng, escaped, wrap } from "./image.server.ts";

type Shown = {
  organisation: string;
  title: string;
  lang: Lang;
  scored: readonly QuestionPoints[];
  count: number;
  score: number;
  max: number;
};

const side = 1080;
const frame: Frame = { width: side, top: 406, horizon: 666, ground: 930, bar: 44, sun: 170 };
const faded = "#c3dad6";
const deep = "#0b4949";

/** Draws the shareable picture of a quiz result without the visitor's name: a PNG of 1080 × 1080 pixels. */
export function drawQuizImage({ organisation, title, lang, scored, count, score, max }: Shown) {
  const { planted, missing, next, birds, waves, sun } = landscapeOf(
    scored,
    scored.map(({ max: most }) => most),
    max,
    frame,
  );
  const lines = wrap(title.replaceAll("\u202F", "\u00A0").toUpperCase(), 14);
  const size = Math.min(
    132,
    Math.floor(330 / lines.length),
    Math.floor(1_240 / Math.max(...lines.map(({ length }) => length))),
  );
  const name = lines.map(
    (line, index) => `<text x="72" y="${176 + index * size * 1.02}" font-size="${size}">${escaped(line)}</text>`,
  );
  const flock = birds.map(
    ({
      x,
      y,
      scale,
    }) => `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${flamingo.body}" fill="${colours.disc}"/>
<path d="${flamingo.lines}" fill="none" stroke="${colours.disc}" stroke-width="6" stroke-linecap="round"/>
<path d="${flamingo.beak}" fill="${colours.ink}"/></g>`,
  );
  const invitation = quizWords.in(lang).result.invitation(count).replaceAll("\u202F", "\u00A0");
  return drawPng(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="${side}" height="${side}" fill="${colours.scene}"/>
<path d="${sun.disc}" fill="${colours.disc}"/><path d="${sun.glints}" stroke="${colours.disc}" stroke-width="4"/>
<path d="${waves}" fill="none" stroke="${colours.water}" stroke-width="1.5"/>
<path d="${missing}" fill="none" stroke="${faded}" stroke-width="1.5" stroke-dasharray="2 5"/>
<path d="${next}" fill="${colours.sun}" fill-opacity=".2" stroke="${colours.sun}" stroke-width="2" stroke-dasharray="7 4"/>
<path d="${planted}" fill="${colours.canvas}"/>${flock.join("")}
<rect y="${frame.ground}" width="${side}" height="150" fill="${deep}"/>
<g fill="${colours.canvas}" font-family="Bricolage Grotesque">${name.join("")}
<text x="1008" y="176" font-size="120" text-anchor="end">${score}<tspan font-size="56" fill="${faded}">/${max}</tspan></text>
<circle cx="91" cy="997" r="7" fill="${colours.disc}"/>
<path d="M79 1034v-16M91 1034v-28M103 1034v-20M115 1034v-38" stroke="${colours.canvas}" stroke-width="7"/>
<text x="138" y="1030" font-size="40">${escaped(organisation)}</text>
<text x="1008" y="1028" font-size="30" text-anchor="end">${escaped(invitation)}</text></g></svg>`);
}
