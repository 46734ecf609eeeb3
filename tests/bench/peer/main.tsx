import { createClient } from '@supabase/supabase-js';
import { supabaseDataProvider } from 'ra-supabase';
import {
  Admin,
  Create,
  defaultI18nProvider,
  required,
  Resource,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { blogCategories } from '../../../src/shared/content/first-content/blog-categories';

/** The comparison for `/admin`: react-admin and ra-supabase with one create form. */
const instanceUrl = window.location.origin;
const apiKey = import.meta.env.VITE_SUPABASE_ANON_KEY;
const dataProvider = supabaseDataProvider({
  instanceUrl,
  apiKey,
  supabaseClient: createClient(instanceUrl, apiKey),
});

function CreatePost() {
  return (
    <Create resource="blog_posts">
      <SimpleForm>
        <TextInput source="title" validate={required()} />
        <SelectInput
          source="category"
          choices={blogCategories.map(({ name }) => ({ id: name, name }))}
          validate={required()}
        />
        <TextInput source="excerpt" multiline validate={required()} />
        <TextInput source="content" multiline validate={required()} />
      </SimpleForm>
    </Create>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');
createRoot(container).render(
  <Admin
    dataProvider={dataProvider}
    i18nProvider={defaultI18nProvider}
    dashboard={CreatePost}
    disableTelemetry
  >
    <Resource name="blog_posts" />
  </Admin>,
);
