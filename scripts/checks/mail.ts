import { type Check, type Finding, fault, ok, unread, warning } from './check.ts';

/** The domain of `Grand Séjour <bonjour@example.org>`. */
const domainOf = (from = '') => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? null;

/** The sending domain vouches for its mails. */
export const mailDomain: Check = async ({ params, env, txt }) => {
  const domain = domainOf(params.MAIL_FROM);
  if (domain === null) {
    return [warning('MAIL_FROM is not in functions/.env.PROJECT: its domain cannot be checked.')];
  }
  const selector = env.DKIM_SELECTOR;
  try {
    const [own, dmarc, dkim] = await Promise.all([
      txt(domain),
      txt(`_dmarc.${domain}`),
      selector ? txt(`${selector}._domainkey.${domain}`) : null,
    ]);
    const spf = own.filter((record) => /^v=spf1(?: |$)/i.test(record));
    return [
      spfFinding(domain, spf),
      dmarcFinding(
        domain,
        dmarc.find((record) => /^v=DMARC1/i.test(record)),
      ),
      dkimFinding(domain, dkim),
    ];
  } catch {
    return [unread(`The DNS of ${domain}`, 0)];
  }
};

function spfFinding(domain: string, [record, ...others]: string[]): Finding {
  if (record === undefined) return warning(`${domain} has no SPF record (DEPLOY.md, 3).`);
  if (others.length > 0)
    return fault(`${domain} has several SPF records: mailboxes refuse them all.`);
  return / \+?all\b/i.test(record)
    ? fault(`The SPF record of ${domain} lets everybody send in its name: end it with ~all.`)
    : ok(`${domain} has one SPF record.`);
}

function dmarcFinding(domain: string, record: string | undefined): Finding {
  if (record === undefined) return warning(`${domain} has no DMARC record (DEPLOY.md, 3).`);
  return /;\s*p=(?:quarantine|reject)\b/i.test(record)
    ? ok(`${domain} has a DMARC policy.`)
    : warning(`The DMARC policy of ${domain} only watches: go on to p=quarantine, then p=reject.`);
}

function dkimFinding(domain: string, records: string[] | null): Finding {
  if (records === null) {
    return warning('DKIM is not checked: name its selector in .env.deploy as DKIM_SELECTOR.');
  }
  return records.some((record) => /\bp=[A-Za-z0-9+/]/.test(record))
    ? ok(`${domain} has its DKIM key.`)
    : warning(`${domain} has no DKIM key under that selector (DEPLOY.md, 3).`);
}
