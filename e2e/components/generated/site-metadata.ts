export default {docusaurusVersion: '', pluginVersions: {}};
