import { afterAll, beforeEach, expect, it } from 'vitest';
import { MAX_NESTING, tooDeep } from '../../supabase/local/nesting-limits.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const QUESTIONS = '/rest/v1/questions';
const ROW = { page: 'contact', position: 'a1', question: 'constructor', answer: 'So.' };
const JSON_TYPE = 'application/json';
const CSV = 'text/csv';
const FORM = 'application/x-www-form-urlencoded';

beforeEach(async () => {
  await project.sql('delete from questions');
  await project.as('service key', 'POST', QUESTIONS, { body: JSON.stringify(ROW) });
});

const kept = () =>
  project.sql<typeof ROW>('select page, position, question, answer from questions');

/** Parameters that take names. */
const parametersWith = (name: string) => [
  `${name}=eq.1`,
  `services.${name}=eq.1`,
  `${name}.id=eq.1`,
  `question->${name}=eq.1`,
  `question=${name}.1`,
  `question=not.${name}.1`,
  `question=${name}(any).{1}`,
  `and=(${name}.eq.1)`,
  `or=(id.is.null,"${name}".eq.1)`,
  `not.or=(and(id.is.null,not.${name}.eq.1))`,
  `or=(question.${name}.1)`,
  `${name}.or=(id.is.null)`,
  `select=${name}`,
  `select=id,${name}(id)`,
  `select=${name}:question`,
  `order=question,${name}.desc`,
  `columns=${name}`,
  `on_conflict=${name}`,
];

const bodiesWith = (name: string): [body: string, type: string][] => [
  [`{"${name}":1}`, JSON_TYPE],
  [`[{"question":"A?"},{"${name}":1}]`, JSON_TYPE],
  [`{"question":{"a":[{"${name}":{"polluted":1}}]}}`, JSON_TYPE],
  [`question,${name}\nA?,1`, CSV],
  [`question=A?&${name}=1`, FORM],
];

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'])(
  'the name %s is refused wherever a request gives a name, and changes neither rows nor the server',
  async (name) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const requests: [method: string, path: string, body?: string, type?: string][] = [
      ...parametersWith(name).flatMap((parameter): [string, string][] =>
        ['GET', 'DELETE'].map((method) => [method, `${QUESTIONS}?${parameter}`]),
      ),
      ...bodiesWith(name).flatMap(([body, type]): [string, string, string, string][] => [
        ['POST', QUESTIONS, body, type],
        ['PATCH', `${QUESTIONS}?id=not.is.null`, body, type],
        ['POST', '/rest/v1/rpc/staff_role', body, type],
      ]),
      ['GET', `/rest/v1/${name}`],
      ['POST', `/rest/v1/rpc/${name}`, '{}', JSON_TYPE],
      ['POST', '/auth/v1/signup', `{"data":{"${name}":{"polluted":1}}}`, JSON_TYPE],
      ['POST', '/storage/v1/object/list/blog-images', `{"prefix":"","${name}":1}`, JSON_TYPE],
    ];
    for (const [method, path, body, type] of requests) {
      const headers = type ? { 'content-type': type } : undefined;
      const answer = await project.as('service key', method, path, { body, headers });
      const { message } = (await answer.json()) as { message: string };
      const what = `${method} ${path} ${body ?? ''}`;
      expect(answer.status, what).toBe(400);
      expect(message, what).toBe(`"${name}" cannot be the name of anything here`);
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(await kept()).toEqual([ROW]);
  },
);

it.each([
  'question=eq.constructor',
  'question=in.(constructor,toString)',
  'or=(id.is.null,question.eq.constructor)',
  'or=(question.in.(toString,constructor),id.is.null)',
  'or=(answer.eq."a,(toString.eq.b)",question.imatch."constructor")',
])('what is looked for may be called so: %s', async (parameter) => {
  const answer = await project.as('visitor', 'GET', `${QUESTIONS}?${parameter}`);
  expect(await answer.json()).toMatchObject([ROW]);
});

it('a deeply nested body is refused for every caller', async () => {
  const deep = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
  const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const requests: [path: string, body: string][] = [
    ['/rest/v1/pages', `{"path":"/deep","title":"Deep","sections":${deep(60_000)}}`],
    ['/rest/v1/pages', `{"path":"/deep","title":"Deep","sections":[${lists(60_000)}]}`],
    ['/rest/v1/pages', deep(60_000)],
    ['/rest/v1/pages', lists(60_000)],
    ['/rest/v1/rpc/staff_role', deep(2001)],
    ['/auth/v1/signup', deep(60_000)],
    ['/storage/v1/object/list/blog-images', deep(60_000)],
  ];
  for (const [path, body] of requests)
    for (const who of ['editor', 'visitor'] as const) {
      const answer = await project.as(who, 'POST', path, { body });
      expect(answer.status, path).toBe(400);
      expect(await answer.json()).toMatchObject({ message: tooDeep(MAX_NESTING.body) });
    }
});

it('a body of the maximum depth reaches the database', async () => {
  const sections = '['.repeat(MAX_NESTING.body - 1) + ']'.repeat(MAX_NESTING.body - 1);
  const body = `{"path":"/deep","title":"Deep","sections":${sections}}`;
  const answer = await project.as('editor', 'POST', '/rest/v1/pages', { body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('pages_sections');
});

it.each([
  (levels: number) => `or=${'(and'.repeat(levels)}(id.is.null)${')'.repeat(levels)}`,
  (levels: number) => `select=${'a('.repeat(levels)}id${')'.repeat(levels)}`,
  (levels: number) => `question=${'not.'.repeat(levels)}eq.1`,
  (levels: number) => `${'a->'.repeat(levels)}b=eq.1`,
])('so is a parameter of many levels', async (parameter) => {
  for (const levels of [90, 2000]) {
    const answer = await project.as('visitor', 'GET', `${QUESTIONS}?${parameter(levels)}`);
    expect(answer.status, `${levels} levels`).toBeLessThan(500);
  }
});
