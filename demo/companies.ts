import type { NewOrganization } from '@allmende/domain/organizations/organizations.contract.ts'

/** The organizations of the demo data. */
export const demoCompanies: readonly NewOrganization[] = [
  {
    name: 'Deich & Erdbau GmbH',
    type: 'CONTRACTOR',
    vat: 'DE812345678',
    registrationNumber: 'HRB 20471',
    registrationCourt: 'Amtsgericht Bremen',
    contact: {
      givenName: 'Dora',
      surName: 'Deichgräf',
      street: 'Am Sielhafen 12',
      zip: '28199',
      city: 'Bremen',
      country: 'DEU',
      email: 'kontakt@deich-erdbau.example',
      phone: '+49 421 555010',
      facsimile: '+49 421 555011',
      url: 'https://www.deich-erdbau.example',
    },
  },
  {
    name: 'Geest Energie eG',
    type: 'CONTRACTOR',
    vat: 'DE198765432',
    registrationNumber: 'GnR 1180',
    registrationCourt: 'Amtsgericht Walsrode',
    contact: {
      givenName: 'Fritz',
      surName: 'Funke',
      street: 'Heideweg 3',
      zip: '27283',
      city: 'Verden (Aller)',
      country: 'DEU',
      email: 'post@geest-energie.example',
      phone: '+49 4231 555200',
    },
  },
]

/** Companies that joined later; their numbers follow the authority's, which many stories know by its own. */
export const laterCompanies: readonly NewOrganization[] = [
  {
    name: 'Wesermarsch Hafenbau AG',
    type: 'CONTRACTOR',
    vat: 'DE276543219',
    registrationNumber: 'HRB 4173',
    registrationCourt: 'Amtsgericht Oldenburg',
    contact: {
      givenName: 'Gesa',
      surName: 'Gerdes',
      street: 'Kaje 8',
      zip: '26919',
      city: 'Brake (Unterweser)',
      country: 'DEU',
      email: 'kontakt@wesermarsch-hafenbau.example',
      phone: '+49 4401 555300',
    },
  },
  {
    name: 'Nordlicht Gastronomie GmbH',
    type: 'CONTRACTOR',
    vat: 'DE287654321',
    registrationNumber: 'HRB 201864',
    registrationCourt: 'Amtsgericht Tostedt',
    contact: {
      givenName: 'Hinnerk',
      surName: 'Harms',
      street: 'Alter Fischereihafen 21',
      zip: '27472',
      city: 'Cuxhaven',
      country: 'DEU',
      email: 'moin@nordlicht-gastronomie.example',
      phone: '+49 4721 555400',
    },
  },
  {
    name: 'Moorblick Solar GmbH & Co. KG',
    type: 'CONTRACTOR',
    vat: 'DE298765431',
    registrationNumber: 'HRA 100377',
    registrationCourt: 'Amtsgericht Tostedt',
    contact: {
      givenName: 'Imke',
      surName: 'Ihnen',
      street: 'Am Hochmoor 5',
      zip: '21680',
      city: 'Stade',
      country: 'DEU',
      email: 'post@moorblick-solar.example',
      phone: '+49 4141 555500',
    },
  },
]

export const demoClients: readonly NewOrganization[] = [
  {
    name: 'Gemeinde Auwiesen',
    type: 'CLIENT',
    nutsCode: 'DE93B',
    identificationNumber: 'DE-03361001',
    contact: {
      department: 'Zentrale Vergabestelle',
      givenName: 'Anna',
      surName: 'Amt',
      street: 'Rathausplatz 1',
      zip: '27321',
      city: 'Auwiesen',
      country: 'DEU',
      email: 'vergabe@auwiesen.example',
      phone: '+49 4204 555100',
      url: 'https://www.auwiesen.test',
      projectUrl: 'https://vergabe.auwiesen.test',
    },
  },
]
