import type { PublicConfig, ServerConfig } from './config.ts';
import { type Environment, Reader } from './variable.ts';
import { variables } from './variables.ts';

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with a sentence for every variable that is wrong or missing
 */
export function readConfig(environment: Environment): ServerConfig {
  const reader = new Reader(environment);
  const config = readAll(reader);
  reader.finish();
  return config;
}

function readAll(reader: Reader): ServerConfig {
  return {
    public: {
      apiBaseUrl: reader.take(variables.apiBaseUrl),
      rsaPublicKey: reader.take(variables.rsaPublicKey),
      cookieDomain: reader.take(variables.cookieDomain),
      siteOrigin: reader.take(variables.siteOrigin),
      contact: {
        salesEmail: reader.take(variables.salesEmail),
        salesPhone: reader.take(variables.salesPhone),
        servicePhone: reader.take(variables.servicePhone),
        consultUrl: reader.take(variables.consultUrl),
        chatQrCode: reader.take(variables.chatQrCode),
        recruitEmail: reader.take(variables.recruitEmail),
      },
      externalLinks: reader.take(variables.externalLinks),
      notices: {
        copyright: reader.take(variables.copyright),
        icpFiling: reader.take(variables.icpFiling),
        publicSecurityFiling: reader.take(variables.publicSecurityFiling),
      },
      officeAddresses: {
        beijing: reader.take(variables.officeBeijing),
        shanghai: reader.take(variables.officeShanghai),
        guangzhou: reader.take(variables.officeGuangzhou),
        shenzhen: reader.take(variables.officeShenzhen),
      },
      brandName: reader.take(variables.brandName),
      captcha: captcha(reader),
      scripts: {
        statistics: reader.take(variables.statisticsScript),
        statisticsIntegrity: reader.take(variables.statisticsIntegrity),
        jquery: reader.take(variables.jqueryScript),
        jqueryIntegrity: reader.take(variables.jqueryIntegrity),
      },
      productOrigins: reader.take(variables.productOrigins),
      features: { register: reader.take(variables.register) },
    },
    serverApiBaseUrl: reader.take(variables.serverApiBaseUrl),
    forwardedHeaders: reader.take(variables.forwardedHeaders),
    server: {
      port: reader.take(variables.port),
      host: reader.take(variables.host),
      logLevel: reader.take(variables.logLevel),
      cacheSeconds: reader.take(variables.cacheSeconds),
      drainSeconds: reader.take(variables.drainSeconds),
      trustedProxies: reader.take(variables.trustedProxies),
    },
  };
}

/** The gate before forms; the built-in one loads nothing, whatever else is set. */
function captcha(reader: Reader): PublicConfig['captcha'] {
  const provider = reader.take(variables.captchaProvider);
  const scriptUrl = reader.take(variables.captchaScript);
  const appId = reader.take(variables.captchaAppId);
  return provider === 'slider' ? { provider, scriptUrl: null, appId: null } : { provider, scriptUrl, appId };
}
