import type { Logo } from "../../domain/content/content.ts";
import { Tile } from "../../ui/tile.tsx";

/** A company's mark beside its name. */
export function LogoLine({ logo }: { logo: Logo }) {
  return (
    <span className="logo-line">
      <Tile name={logo.alt} image={logo.src} />
      {logo.alt}
    </span>
  );
}
