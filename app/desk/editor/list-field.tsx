import type { ComponentType } from "react";
import type { Field } from "../../../domain/content/field.ts";
import { Button } from "../../../ui/button.tsx";
import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { legendOf } from "./field-path.ts";
import { items, type FormValues } from "./form-values.ts";

type ListOf = Extract<Field, { as: "list" }>;

/** Without JavaScript, the button submits the whole form, and the page reloads with the changed list. */
function Change({ does, label, children }: { does: string; label: string; children: string }) {
  return (
    <Button type="submit" name="do" value={does} look="quiet" small formNoValidate aria-label={label}>
      {children}
    </Button>
  );
}

type ListFieldProps = {
  path: string;
  field: ListOf;
  value: FormValues;
  Item: ComponentType<{ path: string; field: Field; value: FormValues; title: string }>;
};

export function ListField({ path, field, value, Item }: ListFieldProps) {
  const { words, nameAt } = useEditing();
  const own = words.editor;
  // When this list is an item of another list, the outer list already sets the HTML id of this list.
  const isItem = /\.\d+$/.test(path);
  const all = items(value);
  const name = nameAt(path);
  const grows = field.most === null || all.length < field.most;
  const shrinks = all.length > field.least;
  const types = field.item.as === "variants" ? field.item.variants.map(({ type }) => type) : null;
  return (
    <fieldset className="list-field" id={isItem ? undefined : `at-${path}`}>
      <legend className={legendOf(path)}>{name}</legend>
      <input type="hidden" name={path} value={all.length} />
      <Problems path={path} />
      <ol>
        {all.map((each, index) => {
          const place = `${path}.${index}`;
          const title = own.item(name, index + 1, all.length);
          return (
            <li key={`${place} ${all.length}`} id={`at-${place}`} className="list-item">
              <Item path={place} field={field.item} value={each} title={title} />
              <div className="flex flex-wrap gap-y-0 gap-x-4">
                {index > 0 && (
                  <Change does={`up:${place}`} label={own.with(own.up, title)}>
                    {own.up}
                  </Change>
                )}
                {index < all.length - 1 && (
                  <Change does={`down:${place}`} label={own.with(own.down, title)}>
                    {own.down}
                  </Change>
                )}
                {shrinks && (
                  <Change does={`remove:${place}`} label={own.with(own.remove, title)}>
                    {own.remove}
                  </Change>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {grows && (
        <div className="flex flex-wrap gap-y-0 gap-x-4">
          {types?.map((type) => (
            <Change
              key={type}
              does={`add:${path}:${type}`}
              label={`${own.addTo(name)} (${own.variants[type] ?? type})`}
            >
              {own.with(own.add, own.variants[type] ?? type)}
            </Change>
          )) ?? (
            <Change does={`add:${path}`} label={own.addTo(name)}>
              {own.add}
            </Change>
          )}
        </div>
      )}
    </fieldset>
  );
}
