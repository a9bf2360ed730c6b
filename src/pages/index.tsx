import Layout from '@theme/Layout';
export default function Home() { return <Layout><h1>hi</h1></Layout>; }
