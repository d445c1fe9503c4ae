/** `maindoc/UBL-ContractNotice-2.3.xsd`, `maindoc/EFORMS-BusinessRegistrationInformationNotice.xsd`. */
export const isSchemaOf = (root: string, file: string): boolean =>
  new RegExp(`maindoc/[A-Z]+-${root}(-[\\d.]+)?\\.xsd$`).test(file)
