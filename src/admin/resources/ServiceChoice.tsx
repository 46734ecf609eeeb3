import { SelectField } from '../ui/SelectField';
import type { CustomInputProps } from '../../schema/kinds/custom';
import { useServices } from './use-services';

/** One of the services, by its title. */
export function ServiceChoice({ source, label, helperText }: CustomInputProps) {
  return (
    <SelectField
      {...{ source, label, helperText }}
      placeholder="None"
      choices={useServices().map(({ slug, title }) => ({ value: slug, label: title }))}
    />
  );
}
