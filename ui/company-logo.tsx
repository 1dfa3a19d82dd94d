import { initialsOf, seedOf } from "./initials.ts";

type CompanyLogoProps = {
  name: string;
  image?: string | undefined;
  size?: string;
  className?: string;
};

/** A company's logo on top of its initial, so that the initial is visible if the logo cannot be loaded. */
export function CompanyLogo({ name, image, size, className = "" }: CompanyLogoProps) {
  const style = { "--tint": `var(--series-${(seedOf(name) % 5) + 1})`, ...(size && { "--company-logo": size }) };
  return (
    <span className={`company-logo ${className}`} style={style} aria-hidden>
      <span>{initialsOf(name)[0]}</span>
      {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
    </span>
  );
}
