import type { Delivery } from "../../domain/delivery/delivery.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { DeliveryStates } from "./kit/delivery-states.tsx";
import { listPath } from "./kit/list-address.ts";
import { deskNewsletterWords } from "./newsletter/words.ts";

/** The maximum number of deliveries shown on a person's page. */
export const fewDeliveries = 8;

export function SentMails({ deliveries, email }: { deliveries: readonly Delivery[]; email: string }) {
  const words = useWords(deskNewsletterWords);
  return (
    <section className="desk-part">
      <h2>{words.mails}</h2>
      {deliveries.length === 0 ? (
        <p className="note">{words.noMails}</p>
      ) : (
        <>
          <div className="desk-panel">
            <DeliveryStates deliveries={deliveries} />
          </div>
          <p>
            <TextLink to={listPath(pathOf("admin-deliveries"), { email })}>{words.allMails}</TextLink>
          </p>
        </>
      )}
    </section>
  );
}
