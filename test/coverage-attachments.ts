/** Attachments of a test for the coverage report. Reporters do not print names that start with an underscore. */
export const callsAttachment = '_calls';
export const screensAttachment = '_screens';
