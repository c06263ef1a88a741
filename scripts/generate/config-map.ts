import * as v from 'valibot';
import { variables } from '../../src/config/variables.ts';

/** The values of a deployment in Kubernetes. The other variables keep their default. */
const values: Partial<Record<keyof typeof variables, string>> = {
  API_BASE_URL: 'https://api.example.com',
  RSA_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\n…\\n-----END PUBLIC KEY-----',
  SITE_ORIGIN: 'https://www.example.com',
  TRUSTED_PROXIES: '1',
  METRICS_PORT: '9091',
  DRAIN_SECONDS: '10',
};

/** Tokens belong in a secret. */
const isSecret = (name: string) => name.endsWith('_TOKEN');

/** The ConfigMap of `deploy/kubernetes`, from the table of variables. */
export function configMap(): string {
  const given: Record<string, string | undefined> = values;
  const lines = Object.entries(variables)
    .filter(([name]) => !isSecret(name))
    .flatMap(([name, schema]) => {
      const { defaultText } = v.getMetadata(schema);
      const value = given[name];
      return [
        `  # ${v.getDescription(schema)} Default: ${defaultText}`,
        value === undefined ? `  # ${name}: ""` : `  ${name}: ${JSON.stringify(value)}`,
      ];
    });
  return `# Written by \`npm run generate\` from the table of variables. Change values in an overlay.
apiVersion: v1
kind: ConfigMap
metadata:
  name: site
data:
${lines.join('\n')}
`;
}
