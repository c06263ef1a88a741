import { expect, test } from 'vitest';
import { createFreshCaller } from '../../test/contract/fresh-caller.ts';

const info = {
  name: '演示公司',
  province: '44',
  city: '4403',
  address: '示例路 1 号',
  postcode: '518000',
  telephone: '0755-00001234',
  website: 'https://demo.example.com',
};

test('all accounts of a company read its saved information', {
  tags: ['R7.18', 'R3.10'],
}, async () => {
  const { call, logIn } = createFreshCaller();
  await call('saveCompanyInfo', { body: info }, { token: await logIn('main') });
  expect(await call('getCompanyInfo', {}, { token: await logIn('sub') })).toMatchObject({ data: info });
});

test('company information exists after a new customer saves it', { tags: ['R7.18'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('fresh');
  expect(await call('getCompanyInfo', {}, { token })).toMatchObject({ code: 'B004' });
  await call('saveCompanyInfo', { body: info }, { token });
  expect(await call('getCompanyInfo', {}, { token })).toMatchObject({ data: info });
});

test('omitted postcode, telephone and website become empty', { tags: ['R5.20'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  const { postcode: _postcode, telephone: _telephone, website: _website, ...required } = info;
  await call('saveCompanyInfo', { body: required }, { token });
  expect(await call('getCompanyInfo', {}, { token })).toMatchObject({
    data: { ...required, postcode: '', telephone: '', website: '' },
  });
});

test('the users of a company are its main account, then its sub-accounts', { tags: ['R7.18'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('main');
  expect(await call('listCompanyUsers', { query: { size: 2 } }, { token })).toMatchObject({
    data: { total: 7, list: [{ parentId: '0' }, { parentId: 'u-1001' }] },
  });
});

test('a sub-account reads only its main account', { tags: ['R7.18', 'R6.9'] }, async () => {
  const { call, logIn } = createFreshCaller();
  const token = await logIn('sub');
  expect(await call('listCompanyUsers', {}, { token })).toMatchObject({
    data: { total: 1, list: [{ id: 'u-1001', parentId: '0' }] },
  });
});
