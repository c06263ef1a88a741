/** The data of a success. Its code is any string of digits; the code of a refusal is one of a list. */
export type SuccessData<Body> = Body extends { code: infer Code; data: infer Data }
  ? string extends Code
    ? Data
    : never
  : never;
