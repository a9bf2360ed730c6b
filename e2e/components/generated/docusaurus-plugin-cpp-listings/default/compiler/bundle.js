const file = (url) => ({url, bytes: 20_000_000, sha256: ''});

export default {clang: file('/fixtures/clang.bin'), files: file('/fixtures/files.bin')};
