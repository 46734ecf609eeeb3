// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import PlaceOnMap from './PlaceOnMap';

function Form() {
  const form = useForm({ defaultValues: { latitude: '52.5862', longitude: '-1.9829' } });
  return (
    <FormProvider {...form}>
      <PlaceOnMap />
      <output>{useWatch({ control: form.control }).latitude}</output>
      <output>{useWatch({ control: form.control }).longitude}</output>
    </FormProvider>
  );
}

const numbers = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const paste = (value: string) =>
  fireEvent.change(screen.getByLabelText('Address of a map'), { target: { value } });

it.each([
  'https://www.google.com/maps/place/Town+Hall/@52.4,-1.9,17z/data=!3d52.4796!4d-1.9026',
  'https://www.openstreetmap.org/?mlat=52.4796&mlon=-1.9026#map=16/52.4/-1.9',
  '52.4796, -1.9026',
])('takes both numbers from %s', (address) => {
  render(<Form />);
  paste(address);
  expect(numbers()).toEqual(['52.4796', '-1.9026']);
  expect(screen.getByRole('link').getAttribute('href')).toContain('mlat=52.4796&mlon=-1.9026');
  expect(screen.getByLabelText<HTMLInputElement>('Address of a map').value).toBe('');
});

it('says that an address marks no place, and leaves the numbers as they are', () => {
  render(<Form />);
  paste('https://www.google.com/maps');
  expect(screen.getByText('This address marks no place.')).toBeTruthy();
  expect(numbers()).toEqual(['52.5862', '-1.9829']);
});
