/** Sample values for the layout configuration, used with the fake backend. */
export const sampleConfig = {
  BRAND_NAME: 'Example Insight',
  SALES_EMAIL: 'sales@example.com',
  SALES_PHONE: '021-5550-0100',
  SERVICE_PHONE: '400-000-0000',
  RECRUIT_EMAIL: 'jobs@example.com',
  OFFICE_BEIJING: '示例区示例路 1 号 | 1 Sample Road, Sample District',
  OFFICE_SHANGHAI: '示例区示例路 2 号 | 2 Sample Road, Sample District',
  OFFICE_GUANGZHOU: '示例区示例路 3 号 | 3 Sample Road, Sample District',
  OFFICE_SHENZHEN: '示例区示例路 4 号 | 4 Sample Road, Sample District',
  CONSULT_URL: 'https://chat.example.com/consult',
  WECHAT_QR_URL: 'https://chat.example.com/enterprise/service-desk',
  EXTERNAL_LINKS: JSON.stringify([
    { label: '样本库社区', labelEn: 'Panel community', url: 'https://panel.example.com/' },
    { label: '研究学院', labelEn: 'Research academy', url: 'https://academy.example.com/' },
    { label: '开发者文档', labelEn: 'Developer docs', url: 'https://developers.example.com/' },
    { label: '服务状态', labelEn: 'Service status', url: 'https://status.example.com/' },
    { label: '帮助中心', labelEn: 'Help centre', url: 'https://help.example.com/' },
  ]),
  LEGAL_ENTITY: '示例洞察有限公司（虚构） | Example Insight Co., Ltd. (fictitious)',
  LEGAL_ADDRESS: '示例区示例路 2 号 | 2 Sample Road, Sample District',
  PRIVACY_EMAIL: 'privacy@example.com',
  DATA_LOCATION: '中国境内 | Mainland China',
  DATA_RETENTION:
    '申请与报价需求自最后一次联系起保存 24 个月；账号资料保存至账号注销后 6 个月 | Requests: 24 months after the last contact; accounts: 6 months after they are cancelled',
  DATA_PROCESSORS:
    '示例云计算公司（托管）、示例短信公司（验证码） | Example Cloud (hosting), Example SMS (verification codes)',
  TERMS_LAW: '适用中国法律（虚构） | Chinese law (fictitious)',
  CERTIFICATES: JSON.stringify([
    {
      label: '示例证书（虚构）',
      labelEn: 'Sample certificate (fictitious)',
      url: 'https://certificates.example.com/1',
    },
  ]),
  FEATURE_CANCEL_ACCOUNT: 'true',
  COPYRIGHT_NOTICE: '© 2026 example.com',
  ICP_NOTICE: '沪ICP备00000000号-1',
  PUBLIC_SECURITY_NOTICE: '沪公网安备 00000000000000号',
};
