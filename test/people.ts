/** A visitor who fills in a form. */
export const applicant = {
  name: 'Lin Yue',
  company: 'Northwind Demo Trading',
  email: 'lin.yue@example.com',
  mobile: '13800000001',
};

/** A person without an account. */
export const colleague = {
  account: 'colleague@example.com',
  name: '新同事',
  mobile: '13700000002',
  password: 'Better2027!',
};
