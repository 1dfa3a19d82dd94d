import { TextLink } from "../../../ui/text-link.tsx";
import { CompanyLogo } from "../../../ui/company-logo.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { useCockpit } from "../use-cockpit.ts";
import { logoWords } from "./words.ts";

export function LogoLink() {
  const words = useWords(logoWords);
  const { startup, founder, logo } = useCockpit();
  return (
    <p className="flex items-center gap-3">
      <CompanyLogo name={startup || founder} image={logo} />
      <TextLink to={pathOf("founder-logo")}>{logo ? words.change : words.link}</TextLink>
    </p>
  );
}
