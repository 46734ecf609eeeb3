import type { ComponentType } from 'react';
import publicRecords from 'virtual:public-records';
import publicTypes from 'virtual:public-types';
import { useContent } from '../shared/content/use-content';
import type { PublicRecords } from './public-records';
import { RecordScreen, type RecordProps } from './screens/record/RecordScreen';

/** Components of a content type. */
interface RecordModule {
  default: ComponentType<RecordProps>;
  /** Loads further code; returns the modules. */
  loadComponents?: (records: PublicRecords) => Promise<unknown[]>;
}

/** By default the generic components of `record`, which render fields by kind. */
const modules = import.meta.glob<RecordModule>('./screens/*/{List,Page}.tsx');

/** The screen of content types, lazy: other pages do not load it. */
export async function fetchPublicScreen(path: string) {
  const type = publicTypes.find((one) => path === one.path || path === one.page);
  const fetchRecords = publicRecords[type?.table ?? ''];
  const name = path === type?.list ? 'List' : 'Page';
  const fetchModule =
    modules[`./screens/${type?.table.replaceAll('_', '-')}/${name}.tsx`] ??
    modules[`./screens/record/${name}.tsx`];
  if (!type || !fetchRecords || !fetchModule) {
    throw new Error(`No content type is public at ${path} (src/content-types/registry.ts)`);
  }
  const [records, module] = await Promise.all([fetchRecords(), fetchModule()]);
  const parts = (await module.loadComponents?.(records)) ?? [];
  const { default: Component } = module;
  const List = () => (
    <Component type={records.type} of={type} rows={useContent(records.default)} row={NONE} />
  );
  const Page = () => <RecordScreen of={type} records={records} Page={Component} />;
  return {
    default: name === 'List' ? List : Page,
    /** Modules of the screen, for the build to find scripts and styles. */
    shown: [records, module, ...parts],
  };
}

const NONE = {};
