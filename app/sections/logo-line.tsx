import type { Logo, Resolved } from "../../domain/content/content.ts";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { sourceOf } from "../shell/picture.ts";

export type DrawnLogo = Pick<Resolved<Logo>, "alt" | "image" | "sample">;

export function LogoLine({ logo }: { logo: DrawnLogo }) {
  return (
    <span className="logo-line">
      <CompanyLogo name={logo.alt} image={sourceOf(logo.image, 48)} />
      {logo.alt}
    </span>
  );
}
