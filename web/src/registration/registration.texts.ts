import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Registrierung', en: 'Registration' },
  lead: {
    de: 'Registrieren Sie Ihr Unternehmen, um an Ausschreibungen teilzunehmen.',
    en: 'Register your company to take part in tenders.',
  },
  inviteTitle: { de: 'Bieter einladen', en: 'Invite bidder' },
  inviteLead: {
    de: 'Die eingeladene Person erhält eine E-Mail mit einem Link, über den sie ihr Passwort festlegt.',
    en: 'The invited person gets an e-mail with a link to set a password.',
  },
  bidders: { de: 'Bieter', en: 'Bidders' },
  steps: { de: 'Fortschritt', en: 'Progress' },
  stepOf: { de: 'Schritt {n} von {total}: {name}', en: 'Step {n} of {total}: {name}' },
  company: { de: 'Unternehmensdaten', en: 'Company data' },
  account: { de: 'Benutzerkonto', en: 'User account' },
  summary: { de: 'Bestätigung', en: 'Confirmation' },
  person: { de: 'Person', en: 'Person' },
  isContact: { de: 'Der Benutzer ist die Kontaktperson', en: 'The user is the contact person' },
  isContactHint: {
    de: 'Name und E-Mail-Adresse werden aus den Unternehmensdaten übernommen.',
    en: 'Name and e-mail address are taken from the company data.',
  },
  name: { de: 'Name', en: 'Name' },
  ownContact: { de: 'Kontaktdaten (freiwillig)', en: 'Contact data (optional)' },
  password: { de: 'Passwort', en: 'Password' },
  back: { de: 'Zurück', en: 'Back' },
  next: { de: 'Weiter', en: 'Next' },
  submit: { de: 'Absenden', en: 'Submit' },
  change: { de: 'Ändern', en: 'Change' },
  changePart: { de: '{part} ändern', en: 'Change: {part}' },
  confirmations: { de: 'Erklärungen', en: 'Declarations' },
  authorized: {
    de: 'Ich bin vertretungsberechtigt oder handle im Auftrag des angegebenen Unternehmens.',
    en: 'I am authorized to represent the company or act on its behalf.',
  },
  correct: {
    de: 'Ich versichere, dass die angegebenen Daten korrekt sind.',
    en: 'I confirm that the data given is correct.',
  },
  bothNeeded: {
    de: 'Bitte bestätigen Sie beide Erklärungen.',
    en: 'Please confirm both declarations.',
  },
  saved: { de: 'Das Unternehmen wurde gespeichert.', en: 'The company has been saved.' },
  companyKnown: {
    de: 'Dieses Unternehmen wurde bereits registriert. Bitten Sie den Verantwortlichen für das Unternehmen, ein Benutzer-Konto für Sie anzulegen.',
    en: 'This company has already been registered. Please ask the person responsible for the company to create a user account for you.',
  },
  emailKnown: {
    de: 'Diese E-Mail-Adresse wurde bereits registriert. Falls Sie Ihr Passwort vergessen haben, klicken Sie auf "Einloggen" und dann auf "Passwort vergessen".',
    en: 'This e-mail address has already been registered. If you have forgotten your password, click "Log in" and then "Forgot password".',
  },
  correcting: {
    de: 'Sie ändern Ihre Registrierung mit der Adresse {email}. Ihre Angaben sind noch da, nur das Passwort geben Sie bitte neu ein. Mit dem Absenden gilt die frühere Registrierung nicht mehr.',
    en: 'You are changing your registration with the address {email}. Your entries are still here, only the password has to be entered again. Once submitted, the earlier registration is no longer valid.',
  },
  keepEarlier: { de: 'Doch nichts ändern', en: 'Change nothing after all' },
  registeredEarlier: {
    de: 'Sie haben sich gerade mit der Adresse {email} registriert. Um daran etwas zu ändern, brauchen Sie nicht von vorn zu beginnen.',
    en: 'You have just registered with the address {email}. You need not start over to change something.',
  },
  correctEarlier: { de: 'Diese Registrierung ändern', en: 'Change this registration' },
  notPossible: { de: 'Die Registrierung war nicht möglich.', en: 'The registration was not possible.' },
  alreadyIn: {
    de: 'Sie sind bereits eingeloggt. Um ein weiteres Unternehmen zu registrieren, loggen Sie sich bitte zuerst aus.',
    en: 'You are already logged in. To register another company, please log out first.',
  },
} satisfies Record<string, Bilingual>
