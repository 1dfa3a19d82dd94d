import { renderToStaticMarkup } from "react-dom/server";
import type { Lang } from "../../platform/language/language.ts";
import { screenWords } from "./screen-words.ts";

/** The screen is drawn, because the sample product has no real website. */
export function drawBuiltScreen(lang: Lang) {
  const { alt, caption, address, title, until, offers, total, sum, order } = screenWords.in(lang);
  return renderToStaticMarkup(
    <figure className="built">
      <div role="img" aria-label={alt} className="built-screen">
        <p className="built-bar">{address}</p>
        <div className="built-page">
          <p className="built-title">{title}</p>
          <p className="built-until">{until}</p>
          <ul>
            {offers.map(({ crop, grower, price, left, amount }) => (
              <li key={crop}>
                <b>{crop}</b>
                <em>{amount}</em>
                <span>{grower}</span>
                <span>{price}</span>
                <i style={{ "--left": left }} />
              </li>
            ))}
          </ul>
          <p className="built-order">
            <span>
              {total} <b>{sum}</b>
            </span>
            <strong>{order}</strong>
          </p>
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>,
  );
}
