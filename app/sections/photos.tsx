import type { Picture } from "../../domain/content/content.ts";
import { sourceOf, sourcesOf } from "../shell/picture.ts";

/** Inline styles avoid an extra stylesheet on pages without photographs. */
export function Photos({ photos }: { photos: Picture[] }) {
  const isOnly = photos.length === 1;
  return (
    <ul style={{ display: "grid", gap: "var(--space-4)", gridTemplateColumns: isOnly ? "1fr" : "1fr 1fr" }}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <img
            src={sourceOf(photo, 640)}
            srcSet={sourcesOf(photo)}
            sizes={`(width >= 48rem) ${isOnly ? "56vw" : "28vw"}, ${isOnly ? "92vw" : "46vw"}`}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
            loading="lazy"
            style={{ width: "100%", height: "100%", objectFit: "cover", borderRadius: "var(--radius-panel)" }}
          />
        </li>
      ))}
    </ul>
  );
}
