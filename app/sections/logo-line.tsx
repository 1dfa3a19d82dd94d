import type { Logo, Resolved } from "../../domain/content/content.ts";
import { Tile } from "../../ui/tile.tsx";
import { sourceOf } from "./picture.ts";

/** A company's mark beside its name. */
export function LogoLine({ logo }: { logo: Resolved<Logo> }) {
  return (
    <span className="logo-line">
      <Tile name={logo.alt} image={sourceOf(logo.image, 48)} />
      {logo.alt}
    </span>
  );
}
