import { type Body, createHandlers, type Data, type ErrorCode, type Input, type paths } from 'insight-mock';
import { BackendSandbox } from 'insight-mock/client';
import { HttpResponse, http } from 'msw';

export const login = createHandlers({ base: 'https://api.example.com', operations: ['loginByPassword'] });

// @ts-expect-error: no operation
createHandlers({ operations: ['login'] });

export const title = (news: Data<'getNews'>): string => news.title;

// @ts-expect-error: no field
export const headline = (news: Data<'getNews'>) => news.headline;

export const page = (input: Input<'listNews'>): number | undefined => input.query.page;

export const override = http.get('*/api/v1/news/list', () =>
  HttpResponse.json({
    code: '00000',
    msg: 'Ok',
    data: { list: [], total: 0, page: 1, size: 10 },
  } satisfies Body<'listNews'>),
);

export type Login = paths['/login']['post'];

export async function prepare(): Promise<ErrorCode> {
  const backend = new BackendSandbox('http://localhost:4010', 'mine');
  await backend.fail('createSubUser', 'A2012', { times: 1 });
  // @ts-expect-error: the contract lists no such code for the operation
  await backend.fail('listNews', 'A2012');
  await backend.patch('listNews', { list: { 0: { title: 'A' } } });
  // @ts-expect-error: the contract has no such field
  await backend.patch('listNews', { list: { 0: { titel: 'A' } } });
  const { user } = await backend.signIn('main');
  return user.id === '' ? 'A2012' : '00000';
}
