import { Link } from "react-router";
import { imagePath, pathOf } from "../../paths.ts";
import { useLanguage } from "../../shell/language.tsx";
import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { part, type Typed } from "./typed.ts";

/** Chooses among the uploaded pictures. */
export function ImageField({ path, value }: { path: string; value: Typed }) {
  const { words, nameAt, offered } = useEditing();
  const { lang } = useLanguage();
  const own = words.editor;
  const chosen = part(value, "image");
  return (
    <fieldset className="field">
      <legend className="field-label">{nameAt(path)}</legend>
      <div className="pictures">
        <label className="picture-choice">
          <input type="radio" name={path} value="" defaultChecked={!chosen} />
          <span>{own.removePicture}</span>
        </label>
        {offered.images.map(({ id, smallest, altEn, altFr, width, height }) => (
          <label key={id} className="picture-choice">
            <input type="radio" name={path} value={id} defaultChecked={id === chosen} />
            <img
              src={imagePath(id, smallest)}
              alt={lang === "fr" ? altFr : altEn}
              width={width}
              height={height}
              loading="lazy"
            />
          </label>
        ))}
      </div>
      {offered.images.length === 0 && <p className="field-hint">{own.noPictures}</p>}
      <p>
        <Link to={pathOf("admin-images")} className="link">
          {own.toPicture}
        </Link>
      </p>
      <Problems path={path} />
    </fieldset>
  );
}
