import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { useListContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../../../schema/kind';

const PAUSE_MS = 300;

type Narrow = (filter: FormValues) => void;

const NarrowContext = createContext<Narrow>(() => undefined);

/** Filters the list without a delay, from inside of FilterForm. */
export const useNarrow = (): Narrow => use(NarrowContext);

/**
 * Debounces typing; filters set elsewhere are shown in the inputs. Not react-admin's `FilterLiveForm`: it mistakes the
 * list's next change for the answer to the last key, so that on a slow machine an earlier answer overwrites the input.
 */
export function FilterForm({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const { pathname } = useLocation();
  const form = useForm<FormValues>({ defaultValues: filterValues as FormValues });
  const { getValues, reset, subscribe } = form;
  const timer = useRef<number>(undefined);
  /** Pending filters. */
  const asked = useRef<string[]>([]);
  const shown = JSON.stringify(filterValues);

  const stopWaiting = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
  const narrow: Narrow = (filter) => {
    stopWaiting();
    // Not after a navigation, while the next page's code is loading.
    if (window.location.pathname !== pathname) return;
    if (JSON.stringify(filter) !== shown) asked.current.push(JSON.stringify(filter));
    setFilters(filter, {});
  };
  const narrowByTyped = () => narrow(withoutBlank({ ...filterValues, ...getValues() }));
  const onPause = useEffectEvent(narrowByTyped);
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => onPause(), PAUSE_MS);
      },
    });
    return () => {
      unsubscribe();
      window.clearTimeout(timer.current);
    };
  }, [subscribe]);

  const show = (filter: FormValues) => {
    reset({ ...blank(getValues()), ...filter });
    // Set elsewhere.
    stopWaiting();
  };
  const onShown = useEffectEvent(() => {
    const own = asked.current.lastIndexOf(shown);
    asked.current = asked.current.slice(own < 0 ? asked.current.length : own + 1);
    if (own < 0 && timer.current === undefined) show(filterValues as FormValues);
  });
  useEffect(() => onShown(), [shown]);

  return (
    <FormProvider {...form}>
      <NarrowContext
        value={(filter) => {
          show(filter);
          narrow(filter);
        }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            narrowByTyped();
          }}
        >
          {children}
        </form>
      </NarrowContext>
    </FormProvider>
  );
}

function withoutBlank(filter: FormValues): FormValues {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => (value ?? '') !== ''));
}

/** react-hook-form keeps the value of an input that gets undefined. */
function blank(values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']));
}
