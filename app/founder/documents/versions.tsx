import type { DocumentKind } from "../../../domain/document/kind.ts";
import { type SectionId, formatsOf } from "../../../domain/document/outline.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { documentWords } from "./words.ts";

type Listed = { number: number; lang: Lang; model: string | null; written: readonly SectionId[]; madeAt: Date };

export function Versions({ kind, versions }: { kind: DocumentKind; versions: readonly Listed[] }) {
  const { page, sections } = useWords(documentWords);
  return (
    <section className="panel workspace-part" aria-labelledby="versions-title">
      <h2 id="versions-title">{page.versions}</h2>
      {versions.length === 0 && <p>{page.none}</p>}
      <ul className="versions">
        {versions.map(({ number, lang, model, written, madeAt }) => (
          <li key={number}>
            <p>
              <strong>{page.version(number, madeAt)}</strong>
              <br />
              <span className="note">
                {model
                  ? page.markedModel(
                      page.languages[lang],
                      written.map((id) => sections[id]),
                    )
                  : `${page.marked}, ${page.languages[lang]}`}
              </span>
            </p>
            <p className="version-files">
              {formatsOf[kind].map((format) => (
                <a
                  key={format}
                  href={pathOf("founder-document-file", { kind, file: `${number}.${format}` })}
                  className="link"
                  download
                >
                  {page.download(format, number)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
