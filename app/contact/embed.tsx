import type { ReactNode } from "react";
import type { Refusal } from "../shell/form/refusal.ts";
import type { ContactSectionData } from "./embed.server.ts";
import { ContactForm } from "./contact-form.tsx";

type Props = { section: ContactSectionData; refused?: Refusal | undefined; heading: "h1" | "h2"; children?: ReactNode };

export function ContactSection({
  section: { page, notice, marketing, address, email, phone },
  refused,
  heading: Heading,
  children,
}: Props) {
  const Subheading = Heading === "h1" ? "h2" : "h3";
  return (
    <section id="contact" className="page section contact">
      <div>
        <Heading>{page.title}</Heading>
        <p className="lead mt-4">{page.intro}</p>
        <Subheading className="mt-6 text-title-s">{page.address.title}</Subheading>
        <address className="mt-4 not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-4">{page.address.directions}</p>
        {(email || phone) && (
          <dl className="mt-4">
            {email && (
              <>
                <dt>{page.address.email}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </>
            )}
            {phone && (
              <>
                <dt>{page.address.phone}</dt>
                <dd>
                  <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
                </dd>
              </>
            )}
          </dl>
        )}
      </div>
      <div id="contact-form">
        <Subheading className="text-title-s">{page.form.title}</Subheading>
        <ContactForm topics={page.form.topics} notice={notice} marketing={marketing} refused={refused} />
      </div>
      {children}
    </section>
  );
}
