/** Reads the version of the contract, which most commands do not load. */
export async function readContractVersion(): Promise<string> {
  const { default: contract } = await import('../../openapi/generated/contract.json', {
    with: { type: 'json' },
  });
  return contract.info.version;
}
