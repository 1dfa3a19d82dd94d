import { imagePath } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { OfferedPicture } from "../content/editor.server.ts";
import { PictureLine } from "../content/picture-line.tsx";
import { deskContentWords } from "../content/words.ts";

/** The pictures that can be inserted into an article's text, each with its line of Markdown. */
export function TextPictures({ images, isOpen }: { images: OfferedPicture[]; isOpen: boolean }) {
  const { editor } = useWords(deskContentWords);
  if (images.length === 0) return null;
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{editor.textPictures}</summary>
      <div className="disclosure-body">
        <p className="note">{editor.textPicturesHint}</p>
        <ul className="pictures">
          {images.map(({ id, smallest, altEn, altFr }) => (
            <li key={id}>
              <img src={imagePath(id, smallest)} alt="" className="picture-thumb" loading="lazy" />
              <PictureLine id={id} width={smallest} alt={{ en: altEn, fr: altFr }} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
