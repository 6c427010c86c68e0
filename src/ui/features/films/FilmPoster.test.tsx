import { afterEach, expect, it } from 'vitest';
import { clear, show } from '../../../../tests/fakes/screen.tsx';
import { FilmPoster } from './FilmPoster.tsx';

afterEach(clear);

const film = {
  filmId: 'nguoi-ban-gio',
  title: 'Người bán gió',
  year: 2024,
  genres: [{ value: 'fantasy', name: 'Kỳ ảo' }],
  poster: null,
};

it('FI-1: a film without a picture is printed from its name, and one with a picture shows it; neither says its title twice', async () => {
  const { place } = await show(
    <div style={{ width: 200 }}>
      <FilmPoster film={film} />
      <FilmPoster film={{ ...film, poster: { url: '/media/films/x/poster.jpg', w: 400, h: 600 } }} />
    </div>,
  );
  const [printed, own] = [...place.querySelectorAll('img')];
  expect(printed?.getAttribute('src')).toMatch(/^\/film-art\/(dragon|forest|moon)\.\d\.poster\.svg$/);
  expect(own?.getAttribute('src')).toBe('/media/films/x/poster.jpg');
  for (const poster of place.querySelectorAll<HTMLElement>('[aria-hidden="true"]')) {
    const { width, height } = poster.getBoundingClientRect();
    expect(Math.round((height / width) * 100)).toBe(150);
  }
  const picture = printed!.getBoundingClientRect();
  expect(Math.round((picture.height / picture.width) * 100)).toBe(120);
  expect(place.querySelector('img')?.closest('[aria-hidden]')?.textContent).toBe('Người bán gió2024');
});
