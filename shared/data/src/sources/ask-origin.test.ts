import { createOriginProbe } from './ask-origin.ts';

const services = () => ({ tracker: { url: 'https://tracker.example/graphql' } });

it('asks for what is outside the limits, without credentials, and takes any response for one', async () => {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.error());
  await expect(createOriginProbe(fetched, services)('tracker')).resolves.toBe('responds');
  expect(fetched).toHaveBeenCalledWith(
    new URL('https://tracker.example/robots.txt'),
    expect.objectContaining({ method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' }),
  );
});

it('is silent when nothing comes, or no URL is configured', async () => {
  const ask = createOriginProbe(() => Promise.reject(new TypeError('Failed to fetch')), services);
  await expect(Promise.all([ask('tracker'), ask('mal')])).resolves.toEqual(['silent', 'silent']);
});

it('sends one request for all that want to know at the same time', async () => {
  const fetched = jest.fn(async () => new Response());
  const ask = createOriginProbe(fetched, services);
  await Promise.all([ask('tracker'), ask('tracker')]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await ask('tracker');
  expect(fetched).toHaveBeenCalledTimes(2);
});
