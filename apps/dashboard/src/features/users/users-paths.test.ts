import { expect, test } from 'vitest';
import { readUsersPlace, userOverlays, usersLink } from './users-paths.ts';

const read = (address: string) => {
  const url = new URL(address, 'http://localhost');
  return readUsersPlace(url.pathname, url.searchParams);
};

test('an address says business, person and what lies over the list', () => {
  expect(usersLink({})).toBe('/users');
  expect(usersLink({ name: 'taller', business: 2 })).toBe('/users?name=taller&business=2');
  for (const overlay of userOverlays)
    expect(read(usersLink({ overlay, business: 2, id: 7 }))).toEqual({
      overlay,
      business: 2,
      id: 7,
      name: '',
      page: 1,
    });
});

test('what an address cannot mean is nothing', () => {
  expect(read('/users?business=x&id=0')).toEqual({
    overlay: undefined,
    business: undefined,
    id: undefined,
    name: '',
    page: 1,
  });
  expect(read('/users/edit/?business=1&id=-1').overlay).toBe('edit');
  expect(read('/users?page=0').page).toBe(1);
});
