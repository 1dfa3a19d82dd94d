import { initialsOf, seedOf } from "./initials.ts";

type TileProps = {
  name: string;
  image?: string | undefined;
  size?: string;
  className?: string;
};

/** A company's logo on top of its initial, so that the initial is visible if the logo cannot be loaded. */
export function Tile({ name, image, size, className = "" }: TileProps) {
  const style = { "--tint": `var(--series-${(seedOf(name) % 5) + 1})`, ...(size && { "--tile": size }) };
  return (
    <span className={`tile ${className}`} style={style} aria-hidden>
      <span>{initialsOf(name)[0]}</span>
      {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
    </span>
  );
}
