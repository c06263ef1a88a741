import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address of the product is what it says', { tags: ['R2.4', 'R2.14', 'R2.15', 'R2.17'] }, () => {
  const addresses = {
    home: paths.home(),
    newsList: paths.newsList(),
    newsListFirst: paths.newsList(1),
    newsListSecond: paths.newsList(2),
    newsDetail: paths.newsDetail('n1009'),
    newsDetailOdd: paths.newsDetail('a/b?c'),
    login: paths.login(),
    loginThenBack: paths.login('/user?a=1'),
    transfer: paths.transfer('logout'),
    user: paths.user(),
    userInfo: paths.userInfo(),
    userInfoForbidden: paths.userInfo('A0403'),
    subAccounts: paths.subAccounts(),
    subAccountCreate: paths.subAccountCreate(),
    subAccountEdit: paths.subAccountEdit('7'),
  };
  expect(addresses).toEqual({
    home: '/',
    newsList: '/about/news',
    newsListFirst: '/about/news',
    newsListSecond: '/about/news?page=2',
    newsDetail: '/about/news/n1009',
    newsDetailOdd: '/about/news/a%2Fb%3Fc',
    login: '/login',
    loginThenBack: '/login?redirect=%2Fuser%3Fa%3D1',
    transfer: '/transfer?action=logout',
    user: '/user',
    userInfo: '/user/info',
    userInfoForbidden: '/user/info?notice=A0403',
    subAccounts: '/user/sub-account',
    subAccountCreate: '/user/sub-account/create',
    subAccountEdit: '/user/sub-account/create?id=7',
  });
});
