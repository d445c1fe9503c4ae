import { expect, test } from 'vitest'
import { holdsAddress, holdsLink } from './plain-names.ts'

test.each([
  'Müller & Söhne GmbH',
  'A.B. Bau',
  'auto.de GmbH',
  'Bau24.com AG',
  'Straßen- und Tiefbau GmbH & Co. KG (vormals Meier)',
  'Arge B.u.T./Los 3',
  'Ing.-Büro Dr.-Ing. habil. Schmidt/Partner',
  'Stadt Moorweide – Amt für Bau: Hochbau',
  'Energie + Umwelt e. V. [Nord]',
  'Wwwerk GmbH',
  'Daten:Sicher UG',
  'Check24.de AG',
  'auto.de Handels GmbH',
  'Meier u. Söhne GmbH & Co.KG',
  'Gebr.Meier GmbH',
])('an organization may be called %s', (name) => {
  expect(holdsLink(name)).toBe(false)
})

test.each([
  'Gewinn http://böse.example',
  'HTTPS://BÖSE.EXAMPLE',
  'ftp:böse.example',
  'javascript:alert(1)',
  'www.böse.example',
  'Klick (www.böse.example)',
  'www2.böse.example',
  'böse.com/gewinn',
  'böse.com?a=1',
  'hxxp://böse',
  '<a href=x>hier</a>',
  '< A title=x>hier',
  'hier href=x',
  '[hier](x)',
  'Firma ｗｗｗ．boese．example',
  'boese。com/x',
  'tinyurl.com',
  'Gewinn evil.shop jetzt',
  'Gewinn evil.zone jetzt',
  'GmbH evil.zone',
  'evil.zone evil.shop GmbH',
  'Jetzt schnell auf evil.zone klicken GmbH',
  'Server 1.2.3.4 GmbH',
])('no organization is called %s', (name) => {
  expect(holdsLink(name)).toBe(true)
})

test.each([
  'Anna-Lena',
  'J. R. R.',
  'Dr. h.c. Müller',
  'Dr.med. Anna',
  'Dipl.Ing. (FH) Jörg',
  'Prof.Dr. rer.nat. Weiß',
  "O'Neill",
  'von der Heide',
  'Müller (geb. Meier)',
  'St.Clair',
  'Łukasz',
  'Dipl.-Ing. J.Müller',
])('a person may be called %s', (name) => {
  expect(holdsAddress(name)).toBe(false)
})

test.each([
  'Besuch evil.zone',
  '1.2.3.4',
  'Evil.Zone',
  'evil.zone.',
  'boese.com',
  'Gewinn auf boese.com. Jetzt',
  'x.xyz',
  'post@boese.example',
  'boese．com',
  'www.x',
])('no person is called %s', (name) => {
  expect(holdsAddress(name)).toBe(true)
})
