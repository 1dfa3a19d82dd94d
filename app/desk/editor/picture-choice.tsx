import type { ReactNode } from "react";
import { TextLink } from "../../../ui/text-link.tsx";
import { imagePath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { OfferedPicture } from "../content/editor.server.ts";
import { deskContentWords } from "../content/words.ts";

type PictureChoiceProps = {
  name: string;
  legend: string | undefined;
  images: OfferedPicture[];
  chosen: unknown;
  /** The fields for uploading a picture with the same form. If absent, pictures must be uploaded on a separate page. */
  upload?: ReactNode;
  children?: ReactNode;
};

/** A field for choosing one of the uploaded pictures, or none. */
export function PictureChoice({ name, legend, images, chosen, upload, children }: PictureChoiceProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords).editor;
  return (
    <fieldset className="field" id={`at-${name}`}>
      <legend className="field-label">{legend}</legend>
      <div className="pictures">
        <label className="picture-choice">
          <input type="radio" name={name} value="" defaultChecked={!chosen} />
          <span>{words.removePicture}</span>
        </label>
        {images.map(({ id, smallest, altEn, altFr, width, height }) => (
          <label key={id} className="picture-choice">
            <input type="radio" name={name} value={id} defaultChecked={id === chosen} />
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
      {images.length === 0 && <p className="field-hint">{words.noPictures}</p>}
      {upload}
      <p>
        <TextLink to={pathOf("admin-images")}>{words.toPicture}</TextLink>
      </p>
      {children}
    </fieldset>
  );
}
