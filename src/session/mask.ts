/** Hides the middle of a mobile number: `138****0001`. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
}

/** Hides the local part of an e-mail but for its first character: `m***@example.com`. */
export function maskEmail(email: string): string {
  return email.replace(/^([^@])[^@]*(@.+)$/, '$1***$2');
}
