export const baseDn = 'dc=amt,dc=example'
export const service = { dn: `cn=dienst,${baseDn}`, password: 'dienst-geheim' }
export const root = { dn: `cn=root,${baseDn}`, password: 'root-geheim' }

/** Everyone in the test directory has this password. */
export const directoryPassword = 'Ebbe und Flut im Watt'

const person = (uid: string, givenName: string, surName: string, mail = `${uid}@amt.example`) => `
dn: uid=${uid},${baseDn}
objectClass: inetOrgPerson
uid: ${uid}
cn: ${givenName} ${surName}
givenName: ${givenName}
sn: ${surName}
mail: ${mail}
userPassword: ${directoryPassword}
`

/**
 * Lena leads, Kai works in procurement; Gast is in no group, Anna has a local account already, and two people share
 * one address.
 */
export const entries = `
dn: ${baseDn}
objectClass: dcObject
objectClass: organization
o: Amt
dc: amt

dn: ${service.dn}
objectClass: organizationalRole
objectClass: simpleSecurityObject
cn: dienst
userPassword: ${service.password}
${person('lena', 'Lena', 'Leitner')}${person('kai', 'Kai', 'Küster', 'Kai@Amt.example')}${person('gast', 'Gerd', 'Gast')}${person('anna', 'Anna', 'Doppel', 'anna.amt@allmende.example')}${person('eins', 'Eins', 'Gleich', 'gleich@amt.example')}${person('zwei', 'Zwei', 'Gleich', 'gleich@amt.example')}
dn: cn=leitung,${baseDn}
objectClass: groupOfNames
cn: leitung
member: uid=lena,${baseDn}

dn: cn=vergabe,${baseDn}
objectClass: groupOfUniqueNames
cn: vergabe
uniqueMember: uid=kai,${baseDn}
uniqueMember: uid=anna,${baseDn}
uniqueMember: uid=eins,${baseDn}
uniqueMember: uid=zwei,${baseDn}
`
