/** How a company that registers in the tests can be reached. */
export const contact = {
  givenName: 'Wilma',
  surName: 'Watt',
  street: 'Kai 1',
  zip: '26382',
  city: 'Wilhelmshaven',
  country: 'DEU',
  email: 'post@watt.example',
  phone: '04421 1',
}
