import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ProofTable from '@site/src/components/ProofTable';
import Proofs from '@site/src/components/Proofs';

/** The page that summarizes how all articles were checked. */
export default function ProofsPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'proofs.title', message: 'Proofs'})}
      description={translate({
        id: 'proofs.description',
        message:
          'How every article was checked: compilers, inputs, sanitizers, mutants and counted bounds, and the command that does it again.',
      })}
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">
          <Translate id="proofs.heading">Proofs: how everything here was checked</Translate>
        </Heading>
        <Heading as="h2" id="claims">
          {translate({id: 'proofs.claims', message: 'Kinds of claims'})}
        </Heading>
        <Proofs />
        <ProofTable />
      </main>
    </Layout>
  );
}
