import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { useListContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../../../schema/kind';

const PAUSE_MS = 300;

type Narrow = (filter: FormValues) => void;

const NarrowContext = createContext<Narrow | undefined>(undefined);

/** Narrows the list otherwise than by typing. */
export function useNarrow(): Narrow {
  const narrow = use(NarrowContext);
  if (!narrow) throw new Error('useNarrow() is for what is inside of FilterForm');
  return narrow;
}

/**
 * What is typed narrows the list after a pause; what the list is narrowed by otherwise is shown in the inputs. Not react-admin's
 * `FilterLiveForm`: it takes the next change of the list for the answer to the last key, so that on a slow machine an earlier
 * answer puts words back that somebody has typed on since.
 */
export function FilterForm({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const { pathname } = useLocation();
  const form = useForm<FormValues>({ defaultValues: filterValues as FormValues });
  const { getValues, reset, subscribe } = form;
  const timer = useRef<number>(undefined);
  /** What was asked of the list, and is not shown by it yet. */
  const asked = useRef<string[]>([]);
  const shown = JSON.stringify(filterValues);

  const stopWaiting = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
  const narrow: Narrow = (filter) => {
    stopWaiting();
    // Whoever has followed a link since is not brought back, while the code of that page is on its way.
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
    // Nobody has typed that.
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

/** An input that is given nothing keeps what it holds. */
function blank(values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']));
}
