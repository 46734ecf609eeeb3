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
const input = () => screen.getByLabelText<HTMLInputElement>('Address of a map');
const paste = (value: string) => fireEvent.change(input(), { target: { value } });

it.each([
  'https://www.google.com/maps/place/Town+Hall/@52.4,-1.9,17z/data=!3d52.4796!4d-1.9026',
  'https://www.openstreetmap.org/?mlat=52.4796&mlon=-1.9026#map=16/52.4/-1.9',
])('takes both numbers from %s', (address) => {
  render(<Form />);
  paste(address);
  expect(numbers()).toEqual(['52.4796', '-1.9026']);
  expect(screen.getByRole('link').getAttribute('href')).toContain('mlat=52.4796&mlon=-1.9026');
  expect(input().value).toBe('');
});

it('takes numbers to the last digit that is typed, and leaves the field empty', () => {
  render(<Form />);
  const typed = '52.4796, -1.9026';
  for (let length = 1; length <= typed.length; length += 1) paste(typed.slice(0, length));
  expect(input().value).toBe(typed);
  expect(numbers()).toEqual(['52.4796', '-1.9026']);
  expect(screen.queryByText('This address marks no place.')).toBeNull();
  fireEvent.blur(input());
  expect(numbers()).toEqual(['52.4796', '-1.9026']);
  expect(input().value).toBe('');
});

it('says that an address marks no place, and leaves the numbers as they are', () => {
  render(<Form />);
  paste('https://www.google.com/maps');
  expect(screen.getByText('This address marks no place.')).toBeTruthy();
  expect(numbers()).toEqual(['52.5862', '-1.9829']);
});
