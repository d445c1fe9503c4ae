import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Was möchten Sie tun?', en: 'What would you like to do?' },
  authorityLead: {
    de: 'Ihr Einstieg in die Arbeit der Vergabestelle.',
    en: 'Your way into the work of the contracting authority.',
  },
  bidderTitle: { de: 'Einstieg für Bieter', en: 'Entry for bidders' },
  bidderLead: {
    de: 'Ausschreibungen und Grundstücke können Sie ohne Anmeldung ansehen.',
    en: 'You can view tenders and parcels without logging in.',
  },
  create: { de: 'Ausschreibung erstellen', en: 'Create tender' },
  createText: {
    de: 'Schritt für Schritt zum richtigen Formular.',
    en: 'Step by step to the right form.',
  },
  importNotice: { de: 'Bekanntmachung importieren', en: 'Import notice' },
  importNoticeText: {
    de: 'Eine Ausschreibung aus der XML-Datei einer vorhandenen Bekanntmachung.',
    en: 'A tender from the XML file of a notice that exists already.',
  },
  chooseForm: { de: 'Formular selbst wählen', en: 'Choose a form yourself' },
  chooseFormText: {
    de: 'Formulare für Konzessionen und Ihre eigenen.',
    en: 'Forms for concessions and your own.',
  },
  otherWays: { de: 'Andere Wege', en: 'Other ways' },
  drafts: { de: 'Entwürfe bearbeiten', en: 'Work on drafts' },
  draftsText: {
    de: 'Angefangene Ausschreibungen Ihrer Verfahren.',
    en: 'Tenders you have begun.',
  },
  tenders: { de: 'Ausschreibungen ansehen', en: 'View tenders' },
  tendersText: {
    de: 'Veröffentlichte Verfahren und ihr Stand.',
    en: 'Published procedures and how they stand.',
  },
  parcels: { de: 'Grundstücke ansehen', en: 'View parcels' },
  parcelsText: { de: 'Flächen als Liste und auf der Karte.', en: 'Land as a list and on the map.' },
  choices: { de: 'Auswahl', en: 'Choices' },

  area: { de: 'Nach welchem Recht vergeben Sie?', en: 'Under which law do you award?' },
  stepArea: { de: 'Rechtsgebiet', en: 'Area of law' },
  stepLaw: { de: 'Vergaberecht', en: 'Procurement law' },
  stepProcedure: { de: 'Verfahren', en: 'Procedure' },
  steps: { de: 'Schritte', en: 'Steps' },
  back: { de: 'Zurück', en: 'Back' },

  law: { de: 'Welches Vergaberecht gilt?', en: 'Which procurement law applies?' },
  concession: { de: 'Konzessionsrecht', en: 'Concession law' },
  concessionText: {
    de: 'Bau- und Dienstleistungskonzessionen nach der Richtlinie 2014/23/EU und der Konzessionsvergabeverordnung.',
    en: 'Works and services concessions under Directive 2014/23/EU and the German concession award regulation.',
  },
  otherLaw: { de: 'Anderes Vergaberecht', en: 'Other procurement law' },
  otherLawText: {
    de: 'Sektoren, Liefer- und Dienstleistungen, Bau, Verteidigung, nationale Verfahren.',
    en: 'Utilities, supplies and services, works, defence, national procedures.',
  },

  procedure: { de: 'Welches Verfahren soll es sein?', en: 'Which procedure shall it be?' },
  negotiated: { de: 'Verhandlungsverfahren', en: 'Negotiated procedure' },
  negotiatedText: {
    de: 'Ein Teilnahmewettbewerb mit einer Frist, danach Verhandlung und Angebote.',
    en: 'One call for applications with a deadline, then negotiation and offers.',
  },
  continuous: { de: 'Dauerverhandlungsverfahren', en: 'Continuous negotiated procedure' },
  continuousText: {
    de: 'Laufend in Runden: Bewerber können bis zur finalen Teilnahmefrist hinzukommen.',
    en: 'In rounds: applicants can join until the final application deadline.',
  },

  otherRules: { de: 'Anderes Vergaberecht', en: 'Other procurement law' },
  otherRulesLead: {
    de: 'Diese Verfahrensregeln bietet die Plattform zurzeit nicht an. Ein Formular gibt es nur für Konzessionen.',
    en: 'The platform does not offer these procedural rules at present. There is a form for concessions only.',
  },
  notOffered: { de: 'Zurzeit nicht angeboten', en: 'Not offered at present' },
  notOfferedText: {
    de: 'Verfahren nach dem Rechtsgebiet „{law}“ bietet die Plattform nicht an. Ein Formular gibt es nur für Konzessionen im Vergaberecht.',
    en: 'The platform does not offer procedures under “{law}”. There is a form for concessions under procurement law only.',
  },
  toConcession: { de: 'Zum Konzessionsrecht', en: 'Go to concession law' },
} satisfies Record<string, Bilingual>

/** The areas of law in the order of their steps, each with what falls under it. */
export const lawTexts: readonly { title: Bilingual; text: Bilingual }[] = [
  {
    title: { de: 'Vergaberecht', en: 'Procurement law' },
    text: { de: 'Öffentliche Aufträge und Konzessionen.', en: 'Public contracts and concessions.' },
  },
  {
    title: { de: 'Kartellrecht', en: 'Competition law' },
    text: {
      de: 'Wegenutzungsverträge und andere Auswahl durch marktbeherrschende Stellen.',
      en: 'Rights of way and other choices by dominant undertakings.',
    },
  },
  {
    title: { de: 'Beihilferecht', en: 'State aid law' },
    text: { de: 'Förderung und Verkauf ohne Beihilfe.', en: 'Funding, and sales without state aid.' },
  },
  {
    title: { de: 'Eisenbahnrecht', en: 'Railway law' },
    text: { de: 'Schienenverkehr und Infrastruktur.', en: 'Rail transport and infrastructure.' },
  },
  {
    title: { de: 'Andere Verfahren', en: 'Other procedures' },
    text: {
      de: 'Alles, was zu keinem dieser Gebiete gehört.',
      en: 'Whatever belongs to none of these areas.',
    },
  },
]

/** Rules of procedure outside of concession law; their names are the same in both languages where they are proper names. */
export const ruleTexts: readonly Bilingual[] = [
  { de: 'Sektorenverordnung 2014/25/EU', en: 'Utilities directive 2014/25/EU (Sektorenverordnung)' },
  { de: 'Vergabeverordnung 2014/24/EU', en: 'Procurement directive 2014/24/EU (Vergabeverordnung)' },
  { de: 'VOB/A-EU', en: 'VOB/A-EU (works)' },
  { de: 'Verteidigung/Sicherheit 2009/81/EC', en: 'Defence/security 2009/81/EC' },
  { de: 'VOB/A national', en: 'VOB/A national (works)' },
  { de: 'UVgO national', en: 'UVgO national (supplies and services)' },
]
