// Derived from openapi/ by `npm run generate`; edit the contract instead.

/** The error catalogue: meaning, HTTP status and requirement of each code. */
export const errorCodes = {
  "00000": {
    "meaning": "Ok",
    "httpStatus": 200,
    "requirement": "R8.10"
  },
  "A0400": {
    "meaning": "Bad request",
    "httpStatus": 400,
    "requirement": "R8.11"
  },
  "A0401": {
    "meaning": "Unauthorized",
    "httpStatus": 401,
    "requirement": "R8.11"
  },
  "A0403": {
    "meaning": "Forbidden",
    "httpStatus": 403,
    "requirement": "R8.11"
  },
  "A0404": {
    "meaning": "Not found",
    "httpStatus": 404,
    "requirement": "R8.11"
  },
  "A0405": {
    "meaning": "Method not allowed",
    "httpStatus": 405,
    "requirement": "R8.11"
  },
  "A0406": {
    "meaning": "Parameter parsing failed",
    "httpStatus": 400,
    "requirement": "R8.11"
  },
  "A0407": {
    "meaning": "Missing parameter",
    "httpStatus": 400,
    "requirement": "R8.11"
  },
  "A0415": {
    "meaning": "Media type not supported",
    "httpStatus": 415,
    "requirement": "R8.11"
  },
  "A0417": {
    "meaning": "Abnormal parameter",
    "httpStatus": 400,
    "requirement": "R8.11"
  },
  "A0460": {
    "meaning": "Field error",
    "httpStatus": 400,
    "requirement": "R8.11"
  },
  "B0001": {
    "meaning": "Operation failed",
    "httpStatus": 500,
    "requirement": "R8.11"
  },
  "B002": {
    "meaning": "Database failure",
    "httpStatus": 500,
    "requirement": "R8.11"
  },
  "B003": {
    "meaning": "Operation repeated",
    "httpStatus": 200,
    "requirement": "R8.11"
  },
  "B004": {
    "meaning": "Data does not exist",
    "httpStatus": 200,
    "requirement": "R8.11"
  },
  "B005": {
    "meaning": "Parameter error",
    "httpStatus": 200,
    "requirement": "R8.11"
  },
  "A0101": {
    "meaning": "Wrong user name or password",
    "httpStatus": 200,
    "requirement": "R8.12"
  },
  "A0102": {
    "meaning": "Wrong user name or password",
    "httpStatus": 200,
    "requirement": "R8.12"
  },
  "A0103": {
    "meaning": "Token expired",
    "httpStatus": 401,
    "requirement": "R8.12"
  },
  "A0104": {
    "meaning": "Token parsing failed",
    "httpStatus": 401,
    "requirement": "R8.12"
  },
  "A0105": {
    "meaning": "Wrong user name or password, try again after 1 hour",
    "httpStatus": 200,
    "requirement": "R8.13"
  },
  "A0106": {
    "meaning": "Verification code error",
    "httpStatus": 200,
    "requirement": "R8.12"
  },
  "A0107": {
    "meaning": "Change the password on first login",
    "httpStatus": 200,
    "requirement": "R8.14"
  },
  "A0108": {
    "meaning": "Original password error",
    "httpStatus": 200,
    "requirement": "R8.12"
  },
  "A0201": {
    "meaning": "API call failed",
    "httpStatus": 200,
    "requirement": "R8.15"
  },
  "A0202": {
    "meaning": "Encryption failed",
    "httpStatus": 200,
    "requirement": "R8.15"
  },
  "A0301": {
    "meaning": "File missing",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A0302": {
    "meaning": "Wrong file type",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A0303": {
    "meaning": "File empty",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A0304": {
    "meaning": "File has more than the allowed number of lines",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A2001": {
    "meaning": "User already exists",
    "httpStatus": 200,
    "requirement": "R8.15"
  },
  "A2002": {
    "meaning": "User does not exist",
    "httpStatus": 200,
    "requirement": "R8.15"
  },
  "A2003": {
    "meaning": "Verification code requested or tried too many times",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2004": {
    "meaning": "Verification code requested too frequently",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2005": {
    "meaning": "Verification code expired",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2006": {
    "meaning": "Password error",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2007": {
    "meaning": "Passwords do not match",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2008": {
    "meaning": "New password is the same as the old one",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2009": {
    "meaning": "Password not strong enough",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2010": {
    "meaning": "Captcha error",
    "httpStatus": 200,
    "requirement": "R8.17"
  },
  "A2011": {
    "meaning": "Mobile number empty",
    "httpStatus": 200,
    "requirement": "R8.15"
  },
  "A2012": {
    "meaning": "Sub-account limit reached, contact us",
    "httpStatus": 200,
    "requirement": "R8.16"
  },
  "A2013": {
    "meaning": "User name already exists",
    "httpStatus": 200,
    "requirement": "R8.15"
  },
  "A3001": {
    "meaning": "Account cancelled",
    "httpStatus": 200,
    "requirement": "R8.18"
  },
  "A3002": {
    "meaning": "Product not in use",
    "httpStatus": 200,
    "requirement": "R8.18"
  },
  "A3003": {
    "meaning": "Product token check failed",
    "httpStatus": 200,
    "requirement": "R8.18"
  },
  "A3005": {
    "meaning": "Service not available",
    "httpStatus": 200,
    "requirement": "R8.18"
  },
  "A4001": {
    "meaning": "Product not in use",
    "httpStatus": 200,
    "requirement": "R8.18"
  },
  "A4002": {
    "meaning": "Product does not exist",
    "httpStatus": 200,
    "requirement": "R8.18"
  },
  "A5001": {
    "meaning": "Verification code error",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5002": {
    "meaning": "Too many failures, try later",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5003": {
    "meaning": "Try later",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5004": {
    "meaning": "Sending limit reached (per minute)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5005": {
    "meaning": "Sending limit reached (hourly)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5006": {
    "meaning": "Sending limit reached (daily)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5007": {
    "meaning": "Verification code error (new number)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5008": {
    "meaning": "Too many failures, try later (new number)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5009": {
    "meaning": "Try later (new number)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5010": {
    "meaning": "Sending limit reached (new number, per minute)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5011": {
    "meaning": "Sending limit reached (new number, hourly)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5012": {
    "meaning": "Sending limit reached (new number, daily)",
    "httpStatus": 200,
    "requirement": "R8.19"
  },
  "A5013": {
    "meaning": "E-mail unchanged",
    "httpStatus": 200,
    "requirement": "R8.20"
  },
  "A5014": {
    "meaning": "E-mail already used",
    "httpStatus": 200,
    "requirement": "R8.20"
  },
  "A5015": {
    "meaning": "Mobile number empty",
    "httpStatus": 200,
    "requirement": "R8.20"
  },
  "A5016": {
    "meaning": "Phone number already exists",
    "httpStatus": 200,
    "requirement": "R8.20"
  },
  "A5017": {
    "meaning": "Mobile number unchanged",
    "httpStatus": 200,
    "requirement": "R8.20"
  },
  "A5018": {
    "meaning": "Mobile number already used",
    "httpStatus": 200,
    "requirement": "R8.20"
  },
  "A5019": {
    "meaning": "Repeated passwords do not match",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A5020": {
    "meaning": "Password format error",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A5021": {
    "meaning": "Password error",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A5022": {
    "meaning": "Application limit of this IP address reached",
    "httpStatus": 200,
    "requirement": "R8.22"
  },
  "A5023": {
    "meaning": "Application limit of this e-mail reached",
    "httpStatus": 200,
    "requirement": "R8.22"
  }
} as const;

export type ErrorCode = keyof typeof errorCodes;
