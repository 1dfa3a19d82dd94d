export const french =
  /[àâçèêëîïôùûœÀÂÇÈÊÎÔÛ]|«|»|(?:^|[^\p{L}])(?:le|la|les|des|du|une|ton|ta|tes|votre|vos|nous|vous|avec|pour|dans|sur|est|pas|que|qui|indisponible|candidater|profil|haute|croissance|prêt)(?:$|[^\p{L}])/u;
