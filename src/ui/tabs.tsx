import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { SelectControl } from '#ui/forms/select-control.tsx';
import { classNames } from './class-names.ts';

type Tab<Value extends string> = { readonly value: Value; readonly label: string };

type TabsProps<Value extends string> = {
  label: string;
  items: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  selectLabel?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders tabs as WAI-ARIA describes, with automatic activation: arrow keys, Home and End select at once. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, selectLabel, className, children } = props;
  const id = useId();
  // A tab's id contains its position instead of its value, as spaces in a value would separate ids in aria-labelledby.
  const tabId = (tab: Value) => `${id}-${items.findIndex((item) => item.value === tab)}`;

  function choose(event: KeyboardEvent) {
    // Moves from the focused tab, not the selected one, because the selection follows the URL, which may lag behind.
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const current = tabs.findIndex((tab) => tab.contains(document.activeElement));
    const places: Record<string, number> = {
      ArrowRight: (current + 1) % items.length,
      ArrowLeft: current - 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    // With Alt, Ctrl or ⌘, arrow keys belong to the browser: Alt+← goes back.
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = items.at(place);
    if (next) onChange(next.value);
    tabs.at(place)?.focus();
  }

  return (
    <div className={className}>
      {selectLabel !== undefined && (
        <div className="md:hidden">
          <label htmlFor={`${id}-select`} className="mb-1 block text-ui font-medium">
            {selectLabel}
          </label>
          <SelectControl
            id={`${id}-select`}
            className="field-control field-edge h-13 border-ink pr-8 text-body/[1.4]"
            value={value}
            options={items}
            onChange={(event) => {
              const chosen = items.find((item) => item.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
          />
        </div>
      )}
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={choose}
        className={classNames('tab-list', selectLabel !== undefined && 'max-md:hidden')}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item.value)}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
            className="tab-button"
          >
            {item.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text must be reachable by keyboard. */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
